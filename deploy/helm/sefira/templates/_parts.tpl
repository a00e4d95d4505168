{{/*
What each part is, as docker-compose.yml has it: whom it calls, the keys of the secret that it may read and the variables that name
them, whether it must reach the internet. tests/acceptance/helm checks it against the parts' own schemas.
*/}}
{{- define "sefira.ownParts" -}}
gateway:
  calls: [auth, user, numerology, reports, billing, chat, content, reseller, admin-config]
  secrets: { REDIS_URL: redis_url, IDENTITY_PRIVATE_JWK: gateway_identity }
auth:
  database: true
  internet: true
  secrets: { DATA_KEY: data_key }
user:
  database: true
  internet: true
  mail: true
  files: true
  calls: [auth, numerology, reports, billing, chat, reseller, content, admin-config]
  secrets: { VAPID_PRIVATE_KEY: vapid_private_key }
  volume: files
numerology:
  database: true
  calls: [billing]
billing:
  database: true
  internet: true
  calls: [reports]
  secrets: { PAYER_KEY: payer_key, LIKENESS_KEY: likeness_key }
chat:
  database: true
  internet: true
  calls: [auth, numerology, billing, reports, content]
content:
  database: true
  calls: [reports]
  secrets: { DATA_KEY: data_key }
reseller:
  database: true
  calls: [auth, reports]
  secrets: { DATA_KEY: data_key, LIKENESS_KEY: likeness_key }
admin-config:
  database: true
  internet: true
  calls: [auth, user, numerology, reports, billing, chat, content, reseller]
  secrets: { DATA_KEY: data_key, AUDIT_KEY: audit_key, AUDIT_SIGNING_JWK: audit_signing_jwk }
  volume: audit
reports:
  database: true
  files: true
  role: http
  calls: [numerology, user]
  secrets: { FILE_LINK_KEY: file_link_key }
  volume: files
reports-worker:
  service: reports
  database: true
  files: true
  role: worker
  calls: [numerology, user]
  secrets: { FILE_LINK_KEY: file_link_key }
  volume: files
  isWorker: true
  prints: true
{{- end }}

{{/* Those parts, and for each `<part>-worker` of the values a deployment that works the queues of that part (ROLE), as YAML. */}}
{{- define "sefira.parts" -}}
{{- $parts := include "sefira.ownParts" . | fromYaml }}
{{- range $part, $is := deepCopy $parts }}
{{- $worker := printf "%s-worker" $part }}
{{- if and (hasKey $.Values.parts $worker) (not (hasKey $parts $worker)) }}
{{- $_ := set $parts $part (merge (dict "role" "http") $is) }}
{{- $_ := set $parts $worker (merge (dict "role" "worker" "service" $part "isWorker" true) (deepCopy $is)) }}
{{- end }}
{{- end }}
{{- toYaml $parts }}
{{- end }}

{{/* Variables by the key of the secret that holds them, as YAML: (dict "root" $ "part" "auth" "is" {…}) */}}
{{- define "sefira.partSecrets" -}}
{{- $service := .is.service | default .part }}
{{- $secrets := deepCopy (.is.secrets | default dict) }}
{{- if .is.database }}
{{- $schema := replace "-" "_" $service }}
{{- $secrets = merge $secrets (dict
  "DATABASE_URL" (printf "%s_database_url" $schema)
  "REDIS_URL" "redis_url"
  "IDENTITY_JWKS" "identity_jwks"
  "MESSAGE_KEY" "message_key") }}
{{- if .root.Values.replica.enabled }}{{ $_ := set $secrets "DATABASE_REPLICA_URL" (printf "%s_replica_url" $schema) }}{{ end }}
{{- if .is.calls }}{{ $_ := set $secrets "IDENTITY_PRIVATE_JWK" (printf "%s_identity" $schema) }}{{ end }}
{{- end }}
{{- if .root.Values.monitoring.podMonitor }}{{ $_ := set $secrets "METRICS_TOKEN" "metrics_token" }}{{ end }}
{{- if and .is.mail (not .root.Values.mail.smtpUrl) }}{{ $_ := set $secrets "SMTP_URL" "smtp_url" }}{{ end }}
{{- if .is.files }}
{{- with get (.root.Values.secrets.extra.reports | default dict) "S3_SECRET_ACCESS_KEY" }}{{ $_ := set $secrets "S3_SECRET_ACCESS_KEY" . }}{{ end }}
{{- end }}
{{- toYaml (mergeOverwrite $secrets (deepCopy (index .root.Values.secrets.extra $service | default dict))) }}
{{- end }}

{{/* Variables that are no secret, as YAML */}}
{{- define "sefira.partEnvironment" -}}
{{- $values := .root.Values }}
{{- $environment := dict
  "LOG_LEVEL" $values.logLevel
  "PUBLIC_URL" $values.publicUrl
  "DRAIN_SECONDS" $values.termination.drainSeconds }}
{{- if $values.tracing.endpoint }}
{{- $environment = merge $environment (dict
  "OTEL_EXPORTER_OTLP_ENDPOINT" $values.tracing.endpoint
  "OTEL_TRACES_SAMPLER_ARG" $values.tracing.ratio) }}
{{- end }}
{{- range .is.calls }}
{{- $_ := set $environment (printf "%s_URL" (. | upper | replace "-" "_")) (printf "http://%s-%s:8080" (include "sefira.name" $.root) .) }}
{{- end }}
{{- if eq .part "gateway" }}{{ $_ := set $environment "TRUSTED_PROXIES" $values.trustedProxies }}{{ end }}
{{- if and .is.database $values.pgbouncer.enabled }}{{ $_ := set $environment "DATABASE_LISTEN_NAME" (printf "%s_session" $values.pgbouncer.database) }}{{ end }}
{{- if .is.role }}{{ $_ := set $environment "ROLE" .is.role }}{{ end }}
{{- if .is.mail }}
{{- $_ := set $environment "MAIL_FROM" $values.mail.from }}
{{- if $values.mail.smtpUrl }}{{ $_ := set $environment "SMTP_URL" $values.mail.smtpUrl }}{{ end }}
{{- end }}
{{- if eq (.is.volume | default "") "audit" }}{{ $_ := set $environment "AUDIT_CHECKPOINT_DIR" "/data" }}{{ end }}
{{- if .is.files }}
{{- $_ := set $environment "FILE_STORE_DIR" "/data" }}
{{- with $values.files.s3 }}
{{- if .bucket }}
{{- $_ := set $environment "S3_BUCKET" .bucket }}
{{- $_ := set $environment "S3_REGION" .region }}
{{- if .endpoint }}{{ $_ := set $environment "S3_ENDPOINT" .endpoint }}{{ end }}
{{- if .publicEndpoint }}{{ $_ := set $environment "S3_PUBLIC_ENDPOINT" .publicEndpoint }}{{ end }}
{{- if .accessKeyId }}{{ $_ := set $environment "S3_ACCESS_KEY_ID" .accessKeyId }}{{ end }}
{{- end }}
{{- end }}
{{- end }}
{{- $own := include "sefira.part" (dict "root" .root "part" .part) | fromYaml }}
{{- toYaml (mergeOverwrite $environment (deepCopy $values.environment) $own.environment) }}
{{- end }}

{{/* "true" for the part whose volume is of one node: one pod, and the old one leaves before the new one comes. (dict "root" $ "is" {…}) */}}
{{- define "sefira.isAlone" -}}
{{- $audit := .root.Values.audit }}
{{- and (eq (.is.volume | default "") "audit") (not .is.isWorker) (not $audit.existingClaim) (not (has "ReadWriteMany" $audit.accessModes)) }}
{{- end }}
