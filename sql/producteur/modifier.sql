-- Changes fields of a producer. A field that another author changed since `version_base`, or the
-- same author later on another phone, keeps the server's value, and the new value goes to the
-- control queue as a proposal; the other fields are applied. An equal value changes nothing.
-- Spec: types-de-commandes#producteur-modifier.
-- Motifs: modification_concurrente, doublon_identite.
-- Locks: the producer.
create or replace function producteur.modifier(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.refs ->> 'producteur_id')::uuid;
begin
  if v_id is null then
    return ('{}', '{}', null, null,
            '{}')::commande.effet;  -- kept in the command until the producer arrives
  end if;
  perform from producteur.producteur p where p.id = v_id for no key update;
  return producteur.proposer_champs(
    p_contexte, p_contexte.utilisateur_id, v_id, p_contexte.payload -> 'champs');
end
$$;
