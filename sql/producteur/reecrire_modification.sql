-- Updates a modification. Fields that it no longer names get their former values back; changed
-- fields are judged by its `version_base`, like a new modification. If it now names another
-- producer, the modification of the first producer is taken back.
-- Spec: file-de-controle#correction, types-de-commandes#producteur-modifier.
-- Motifs: modification_concurrente, doublon_identite, reference_inconnue (group).
-- Refuses: correction_impossible (a field that can not be taken back).
-- Locks: the producers, then their balances.
create or replace function producteur.reecrire_modification(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := p_contexte;
  v_ancien_id uuid := (
    select (r.refs ->> 'producteur_id')::uuid from saisie.verifier_references(p_avant) as r);
  v_id uuid := (p_contexte.refs ->> 'producteur_id')::uuid;
  v_nommes jsonb := p_contexte.payload -> 'champs';
  v_avant record;
  v_quittes text[];
begin
  perform from producteur.producteur p
  where p.id in (v_ancien_id, v_id) order by p.id for no key update;
  v_contexte.utilisateur_id := p_auteur_id;
  v_contexte.recue_le := p_le;
  v_avant := producteur.valeurs_d_avant(v_ancien_id, p_contexte.commande_id);
  v_quittes := array(
    select h.champ from producteur.champ h
    where h.producteur_id = v_ancien_id and h.commande_id = p_contexte.commande_id
      and (v_id is distinct from v_ancien_id or not v_nommes ? h.champ)
    group by h.champ);
  if v_avant.irreversibles && v_quittes then
    raise sqlstate 'TR409' using message = 'correction_impossible',
      detail = jsonb_build_object('champs', v_avant.irreversibles)::text;
  end if;
  if v_quittes <> '{}' then
    perform producteur.retirer_champs(v_contexte, v_ancien_id, (
      select coalesce(jsonb_object_agg(v.key, v.value), '{}')
      from jsonb_each(v_avant.valeurs) as v where v.key = any (v_quittes)));
  end if;
  delete from producteur.redite r
  where r.producteur_id = v_ancien_id and r.commande_id = p_contexte.commande_id
    and (v_id is distinct from v_ancien_id or not v_nommes ? r.champ);
  if v_id is null then
    return ('{}', '{}', null, null, '{}')::commande.effet;
  end if;
  perform producteur.resoudre_groupement(v_id, p_le);
  return producteur.proposer_champs(v_contexte, p_contexte.utilisateur_id, v_id, case
    when v_id = v_ancien_id and (
      exists (select from producteur.champ h
              where h.producteur_id = v_id and h.commande_id = p_contexte.commande_id)
      or exists (select from commande.commande_resultat r
                 where r.commande_id = p_contexte.commande_id and r.entites ? 'producteur'))
      then (select coalesce(jsonb_object_agg(c.key, c.value), '{}')
            from jsonb_each(v_nommes) as c
            where c.value is distinct from p_avant.payload -> 'champs' -> c.key)
    else v_nommes end);
end
$$;
