-- Returns the latest estimate of the harvest of each product on plots, among those made until a
-- date and not cancelled. Masses in g.
-- Spec: registres#membres.
create or replace function registre.estimations(p_parcelles uuid[], p_au timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'parcelle_id', e.parcelle_id, 'campagne_id', e.campagne_id, 'produit_id', e.produit_id,
      'quantite_g', e.quantite_g, 'date_prevue', e.date_prevue,
      'date_operation', core.horodatage(e.date_operation))
      order by e.parcelle_id, e.produit_id), '[]')
    from (
      select distinct on (x.parcelle_id, x.produit_id) x.parcelle_id, x.campagne_id, x.produit_id,
             x.quantite_g, x.date_prevue, x.date_operation
      from recolte.estimation x
      where x.parcelle_id = any (p_parcelles) and x.date_operation <= p_au
        and not exists (select from commande.annulation a where a.commande_id = x.commande_id)
      order by x.parcelle_id, x.produit_id, x.date_operation desc, x.id) as e);
end
$$;
