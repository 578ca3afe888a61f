-- Presents a producer with their related data: group, plots, history, aliases, open controls,
-- balances, and whether an identity document is on file, never the document. The id of a merged
-- record returns the kept record.
-- Spec: terrain#producteurs.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: producteur_inconnu.
create or replace function producteur.detailler(p_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur producteur.producteur;
begin
  select g.* into v_producteur from producteur.producteur g
  where g.id = (
    select coalesce(p.fusionne_dans, p.id) from producteur.producteur p where p.id = p_id);
  if v_producteur.id is null then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  end if;
  return producteur.presenter(v_producteur, p_le) || producteur.historique(v_producteur.id)
    || jsonb_build_object(
    'groupement', (
      select jsonb_build_object('id', g.id, 'code', g.code, 'nom', g.nom)
      from organisation.groupement g where g.id = v_producteur.groupement_id),
    'alias', (
      select coalesce(jsonb_agg(a.id order by a.id), '[]')
      from producteur.producteur a where a.fusionne_dans = v_producteur.id),
    'piece_identite_deposee', exists (
      select from producteur.piece_identite i where i.producteur_id = v_producteur.id),
    'parcelles', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'nom', p.nom, 'surface_declaree_m2', p.surface_declaree_m2,
        'actif', p.actif_pendant @> p_le) order by p.id), '[]')
      from parcelle.parcelle p
      where p.producteur_id = v_producteur.id and p.fusionnee_dans is null),
    'soldes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'campagne_id', s.campagne_id, 'matiere_code', s.matiere_code, 'etat_code', s.etat_code,
        'plafond_g', s.plafond_g, 'consomme_g', s.consomme_g)
        order by s.campagne_id, s.matiere_code, s.etat_code), '[]')
      from campagne.campagne c
        join capacite.solde s on s.organisation_id = c.organisation_id and s.campagne_id = c.id
          and s.producteur_id = v_producteur.id),
    'controles', constat.resumer_ouverts('producteur', v_producteur.id));
end
$$;
