-- Changes fields of a producer. If another author, or the same author on another phone, changed a
-- field later than `version_base`, the field keeps the server's value, and the new value goes to
-- the control queue as a proposal; the other fields are applied. An equal value changes nothing.
-- Lifts controls that a new group or identity document makes moot.
-- Spec: types-de-commandes#producteur-modifier, file-de-controle#sans-objet.
-- Motifs: modification_concurrente, doublon_identite.
-- Locks: controls that it may make moot, then the producer.
create or replace function producteur.modifier(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.refs ->> 'producteur_id')::uuid;
  v_champs jsonb := p_contexte.payload -> 'champs';
  v_a_revoir uuid[] := '{}';
  v_producteur producteur.producteur;
  v_effet commande.effet;
begin
  if v_id is null then
    return ('{}', '{}', null, null,
            '{}')::commande.effet;  -- kept in the command until the producer arrives
  end if;
  if v_champs ?| '{groupement_id,piece_identite}' then
    v_a_revoir := producteur.a_revoir(
      v_id, array(select jsonb_object_keys(v_champs)), p_contexte.date_operation);
    perform constat.tenir(v_a_revoir);
  end if;
  select p.* into v_producteur from producteur.producteur p where p.id = v_id for no key update;
  v_id := producteur.exiger_lu(v_producteur, p_contexte.refs, p_contexte.date_operation);
  v_effet := producteur.proposer_champs(p_contexte, p_contexte.utilisateur_id, v_id, v_champs);
  if v_a_revoir <> '{}' then
    perform constat.revoir(
      v_a_revoir, p_contexte.commande_id, 'une modification arrivée depuis', p_contexte.recue_le);
  end if;
  return v_effet;
end
$$;
