-- Registers a producer, with the identity document in its own table; if another producer holds the
-- same document, the new record gets a control.
-- Spec: types-de-commandes#producteur-enregistrer.
-- Motifs: doublon_identite.
create or replace function producteur.enregistrer(
  p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'producteur_id')::uuid;
begin
  insert into producteur.producteur
    (organisation_id, id, commande_id, groupement_declare, groupement_id, nom, prenoms, sexe,
     date_naissance, telephone, localite, cree_le)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id,
          (v_payload ->> 'groupement_id')::uuid, (p_contexte.refs ->> 'groupement_id')::uuid,
          v_payload ->> 'nom', v_payload ->> 'prenoms', v_payload ->> 'sexe',
          (v_payload ->> 'date_naissance')::date, v_payload ->> 'telephone',
          v_payload ->> 'localite', p_contexte.date_operation);
  perform producteur.consigner_champs(p_contexte, v_id, 1,
    v_payload - array['producteur_id', 'piece_identite']);
  return (producteur.deposer_piece(p_contexte, v_id, v_payload -> 'piece_identite'),
          '{}', null, 'producteur', jsonb_build_object('producteur', v_id))::commande.effet;
end
$$;
