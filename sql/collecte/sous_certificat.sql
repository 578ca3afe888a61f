-- Returns the collections of a period under a certificate's referential, from the producers of its
-- holder; from every group if the certificate is the organization's own.
-- Spec: conformite-et-certificats#operations.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function collecte.sous_certificat(
  p_certificat certificat.certificat, p_du timestamptz, p_au timestamptz)
returns setof certificat.operation
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select 'collecte', c.id, c.date_operation, coalesce(c.numero_officiel, c.reference_provisoire),
         c.groupement_id
  from collecte.collecte c
  where p_certificat.fournisseur_id is null and c.statut = 'enregistree'
    and c.date_operation >= '-infinity'
    and c.date_operation >= p_du and c.date_operation <= p_au
    and (p_certificat.groupement_id is null or c.groupement_id = p_certificat.groupement_id)
    and exists (
      select from collecte.etats_courants(c.id) as q
      where q.referentiel_code = p_certificat.referentiel_code
        and q.categorie_affichage in ('bio', 'conversion'));
end
$$;
