globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#documentation',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: ['get', 'post', 'put', 'patch', 'delete'],
});
