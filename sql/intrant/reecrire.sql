-- Updates a hand-out: producer, input, quantity, value, date; then updates its deduction.
-- Spec: file-de-controle#correction, paiements#retenue.
-- Locks: the former and the new producer by id, then the hand-out: a merge locks producers before
--        it moves their hand-outs.
create or replace function intrant.reecrire(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'remise_id')::uuid;
begin
  perform from producteur.producteur p
  where p.id in ((p_contexte.refs ->> 'producteur_id')::uuid,
                 (select r.producteur_id from intrant.remise r where r.id = v_id))
  order by p.id for key share;
  update intrant.remise r
  set producteur_declare = (v_payload ->> 'producteur_id')::uuid,
      producteur_id = (p_contexte.refs ->> 'producteur_id')::uuid,
      intrant_declare = (v_payload ->> 'intrant_id')::uuid,
      intrant_id = (p_contexte.refs ->> 'intrant_id')::uuid,
      quantite = (v_payload ->> 'quantite')::bigint, unite_code = v_payload ->> 'unite_code',
      valeur_montant = (v_payload #>> '{valeur,montant}')::bigint,
      valeur_devise = v_payload #>> '{valeur,devise}',
      avance = (v_payload ->> 'avance')::boolean, date_operation = p_contexte.date_operation
  where r.id = v_id;
  perform intrant.suivre(v_id, p_auteur_id, p_le);
  return ('{}', '{}', null, 'remise', jsonb_build_object('remise', v_id))::commande.effet;
end
$$;
