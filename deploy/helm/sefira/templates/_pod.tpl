{{/* Not root, nothing written but /tmp and volumes, no capability. */}}
{{- define "sefira.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "sefira.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* Only its own keys of the secret reach a pod, as files: (dict "root" $ "secrets" {VARIABLE: key}) */}}
{{- define "sefira.secretVolume" -}}
- name: secrets
  secret:
    secretName: {{ include "sefira.secret" .root }}
    defaultMode: 0440
    items:
      {{- range .secrets | values | uniq | sortAlpha }}
      - { key: {{ . }}, path: {{ . }} }
      {{- end }}
{{- end }}

{{- define "sefira.secretEnvironment" -}}
{{- range $variable, $key := .secrets }}
- { name: {{ $variable }}_FILE, value: /run/secrets/{{ $key }} }
{{- end }}
{{- end }}

{{- define "sefira.pullSecrets" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - { name: {{ . }} }
  {{- end }}
{{- end }}
{{- end }}
