-- Checks that a client's return is at most the shipped mass of its line, less the mass that came
-- back by other returns.
-- Spec: ventes-et-expeditions#retours.
-- Refuses: retour_superieur.
create or replace function reception.exiger_chez_le_client(
  p_reception reception.reception, p_net_g bigint) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne record;
begin
  select l.rang, l.lot_id,
         l.quantite_g - vente.retourne_g(l.expedition_id, l.rang) + p_reception.net_g as reste_g
  into v_ligne
  from expedition.retour r
    join expedition.ligne l on l.expedition_id = r.expedition_id and l.rang = r.ligne
  where r.reception_id = p_reception.id;
  if p_net_g > v_ligne.reste_g then
    raise sqlstate 'TR409' using message = 'retour_superieur', detail = jsonb_build_object(
      'ligne', v_ligne.rang, 'lot_id', v_ligne.lot_id, 'reste_g', v_ligne.reste_g)::text;
  end if;
end
$$;
