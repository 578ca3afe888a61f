-- Returns the purchase contracts active during a period with a certificate's holder; with every
-- group if the certificate is the organization's own.
-- Spec: conformite-et-certificats#operations.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function contrat.sous_certificat(
  p_certificat certificat.certificat, p_du timestamptz, p_au timestamptz)
returns setof certificat.operation
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select 'contrat', k.id, coalesce(lower(k.actif_pendant), '-infinity'), k.code, k.groupement_id
  from contrat.contrat k
  where p_certificat.fournisseur_id is null
    and k.actif_pendant && tstzrange(p_du, greatest(p_du, p_au), '[]')
    and (p_certificat.groupement_id is null or k.groupement_id = p_certificat.groupement_id);
end
$$;
