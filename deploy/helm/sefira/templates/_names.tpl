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

{{/* By tag, or by digest where one is given; a worker's image is its part's: (dict "root" $ "part" "auth") */}}
{{- define "sefira.image" -}}
{{- $image := .root.Values.image }}
{{- $registry := required "image.registry is needed: the registry and path under which your images lie, such as registry.example/sefira" $image.registry }}
{{- $digest := index $image.digests .part }}
{{- if $digest }}{{ $registry }}/{{ .part }}@{{ $digest }}{{ else }}{{ $registry }}/{{ .part }}:{{ required "image.tag is needed: the version of your images (or image.digests)" $image.tag }}{{ end }}
{{- end }}

{{/* The host of publicUrl. */}}
{{- define "sefira.host" -}}
{{- (urlParse (required "publicUrl is needed: the address that browsers see, such as https://sefira.example" .Values.publicUrl)).hostname }}
{{- end }}

{{/* Values of a part over the defaults, as YAML: (dict "root" $ "part" "auth") */}}
{{- define "sefira.part" -}}
{{- toYaml (mergeOverwrite (deepCopy .root.Values.defaults) (deepCopy (index .root.Values.parts .part | default dict))) }}
{{- end }}
