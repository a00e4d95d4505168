{{- define "sefira.name" -}}
{{- if contains "sefira" .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-sefira" .Release.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "sefira.labels" -}}
app.kubernetes.io/name: sefira
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/part-of: sefira
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* (dict "root" $ "part" "auth") */}}
{{- define "sefira.selector" -}}
app.kubernetes.io/name: sefira
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "sefira.secret" -}}
{{- .Values.secrets.existingSecret | default (include "sefira.name" .) }}
{{- end }}

{{/* (dict "root" $ "part" "auth") */}}
{{- define "sefira.image" -}}
{{- with .root.Values.image }}{{ .registry }}/{{ $.part }}:{{ .tag | default $.root.Chart.AppVersion }}{{ end }}
{{- end }}

{{/* Values of a part over the defaults, as YAML: (dict "root" $ "part" "auth") */}}
{{- define "sefira.part" -}}
{{- toYaml (mergeOverwrite (deepCopy .root.Values.defaults) (deepCopy (index .root.Values.parts .part | default dict))) }}
{{- end }}
