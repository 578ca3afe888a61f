-- Updates an estimate: plot, campaign, product, day, mass, date.
-- Spec: file-de-controle#correction.
create or replace function recolte.reecrire(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'estimation_id')::uuid;
begin
  update recolte.estimation e
  set parcelle_declaree = (v_payload ->> 'parcelle_id')::uuid,
      parcelle_id = (p_contexte.refs ->> 'parcelle_id')::uuid,
      campagne_declaree = (v_payload ->> 'campagne_id')::uuid,
      campagne_id = (p_contexte.refs ->> 'campagne_id')::uuid,
      produit_declare = (v_payload ->> 'produit_id')::uuid,
      produit_id = (p_contexte.refs ->> 'produit_id')::uuid,
      date_prevue = (v_payload ->> 'date_prevue')::date,
      quantite_g = (v_payload ->> 'quantite_g')::bigint,
      date_operation = p_contexte.date_operation
  where e.id = v_id;
  return ('{}', '{}', null, 'estimation',
          jsonb_build_object('estimation', v_id))::commande.effet;
end
$$;
