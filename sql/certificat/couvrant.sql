-- The certificates of a holder (a group, a supplier, or with neither the organization itself) whose
-- scope covers an activity for a product, with what each is worth at a date; those in force first,
-- then the last to end. An activity or a product that is null is not asked for.
-- Spec: «`reception.certificat_mode`»; «Portee of a certificate … lists dimensions (activity, site,
--       product, unit)».
-- Chosen: a scope line without a product covers every product;
--         docs/decisions/0018-conformite-et-certificats.md.
create or replace function certificat.couvrant(
  p_groupement_id uuid, p_fournisseur_id uuid, p_produit_id uuid, p_activite text,
  p_le timestamptz)
returns table (certificat_id uuid, numero text, referentiel_code text, etat text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id, c.numero, c.referentiel_code, e.etat
  from certificat.certificat c cross join lateral (
    select certificat.etat_a(c.id, p_le) as etat) as e
  where c.groupement_id is not distinct from p_groupement_id
    and c.fournisseur_id is not distinct from p_fournisseur_id
    and exists (
      select from certificat.portee p
      where p.organisation_id = c.organisation_id and p.certificat_id = c.id
        and (p_activite is null or p.activite = p_activite)
        and (p_produit_id is null or p.produit_id is null or p.produit_id = p_produit_id))
  order by (e.etat = 'valide') desc, c.valide_au desc, c.id;
end
$$;
