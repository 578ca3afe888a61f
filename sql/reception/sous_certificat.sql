-- Returns the receptions of a period from a certificate's holder with goods under its referential,
-- and their lots; from every holder if the certificate is the organization's own.
-- Spec: conformite-et-certificats#operations.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function reception.sous_certificat(
  p_certificat certificat.certificat, p_du timestamptz, p_au timestamptz)
returns setof certificat.operation
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select e.entite, e.id, r.date_operation, r.numero_officiel, r.groupement_id
  from reception.reception r
    cross join lateral (values ('reception', r.id), ('lot', r.lot_id)) as e (entite, id)
  where r.date_operation >= '-infinity'
    and r.date_operation >= p_du and r.date_operation <= p_au
    and r.statut in ('en_attente', 'validée')
    and (p_certificat.groupement_id is null or r.groupement_id = p_certificat.groupement_id)
    and (p_certificat.fournisseur_id is null or r.fournisseur_id = p_certificat.fournisseur_id)
    and exists (
      select from lot.etats_courants(r.lot_id) as q
      where q.referentiel_code = p_certificat.referentiel_code
        and q.categorie_affichage in ('bio', 'conversion'));
end
$$;
