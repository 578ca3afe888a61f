-- Records an estimated harvest of a plot: mass in g and the expected day.
-- Spec: types-de-commandes#recolte-estimer.
-- Motifs: reference_inactive.
create or replace function recolte.estimer(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'estimation_id')::uuid;
begin
  insert into recolte.estimation
    (organisation_id, id, commande_id, parcelle_declaree, parcelle_id, campagne_declaree,
     campagne_id, produit_declare, produit_id, date_prevue, quantite_g, auteur_id, date_operation)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id,
          (v_payload ->> 'parcelle_id')::uuid, (p_contexte.refs ->> 'parcelle_id')::uuid,
          (v_payload ->> 'campagne_id')::uuid, (p_contexte.refs ->> 'campagne_id')::uuid,
          (v_payload ->> 'produit_id')::uuid, (p_contexte.refs ->> 'produit_id')::uuid,
          (v_payload ->> 'date_prevue')::date, (v_payload ->> 'quantite_g')::bigint,
          p_contexte.utilisateur_id, p_contexte.date_operation);
  return (recolte.examiner(p_contexte), '{}', null, 'estimation',
          jsonb_build_object('estimation', v_id))::commande.effet;
end
$$;
