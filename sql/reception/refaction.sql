-- Calculates the masses of a reception by the refaction that the campaign's frozen pack sets for
-- the product.
-- Spec: receptions#pesee.
-- Chosen: the formula of collections, docs/decisions/0023-receptions.md.
create or replace function reception.refaction(
  p_reception reception.reception, out refaction_g bigint, out net_marchand_g bigint)
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select m.refaction_g, m.net_marchand_g into refaction_g, net_marchand_g
  from collecte.calculer(
    collecte.lire_figee(p_reception.campagne_id, p_reception.produit_id),
    p_reception.mesures || jsonb_build_object('pesees', jsonb_build_array(
      jsonb_build_object('brut_g', p_reception.net_g, 'tare_g', 0)))) as m;
end
$$;
