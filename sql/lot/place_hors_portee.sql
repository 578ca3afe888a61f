-- Returns whether a place holds organic or in-conversion goods without a certificate of the
-- organization for their storage there, although the organization has certificates under that
-- referential.
-- Spec: conformite-et-certificats#hors-portee.
-- Chosen: docs/decisions/0044-portee.md.
-- Why: the check runs once per product, not per lot, because there are many certificates and even
--      more lots.
create or replace function lot.place_hors_portee(
  p_place emplacement.emplacement, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
      select from certificat.certificat c
      where c.groupement_id is null and c.fournisseur_id is null)
    and exists (
      select from (
          select l.produit_id, array_agg(distinct q.referentiel_code) as referentiels
          from lot.lot l cross join lateral lot.etats_courants(l.id) as q
          where l.emplacement_id = p_place.id and l.statut not in ('consommé', 'archivé', 'annulé')
            and q.categorie_affichage in ('bio', 'conversion') and lot.quantite(l.id) > 0
          group by l.produit_id) as p
      where certificat.hors_portee(
        p.referentiels, p.produit_id, '{storing}', p_place, p_le) <> '{}');
end
$$;
