-- Takes back values of a modification: the next version has the former values of its fields. A
-- modification that repeated one of these values meanwhile sets the value again, as if it had been
-- the first.
-- Spec: file-de-controle#annulation, types-de-commandes#producteur-modifier.
-- Chosen: docs/decisions/0153-dans-tout-ordre.md.
-- Locks: the producer is locked already; then their balances.
create or replace function producteur.retirer_champs(
  p_contexte commande.contexte, p_id uuid, p_valeurs jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_redite record;
begin
  perform producteur.appliquer_champs(p_contexte, p_id, p_valeurs);
  for v_redite in
    select c.id as commande_id, array_agg(r.champ) as champs
    from producteur.redite r
      join commande.commande c
        on c.organisation_id = r.organisation_id and c.id = r.commande_id
    where r.producteur_id = p_id and p_valeurs ? r.champ and c.id <> p_contexte.commande_id
      and r.version >= (
        select min(h.version) from producteur.champ h
        where h.producteur_id = p_id and h.champ = r.champ
          and h.commande_id = p_contexte.commande_id)
      and not exists (select from commande.annulation a where a.commande_id = c.id)
    group by c.organisation_id, c.id
    order by c.recue_le, c.sequence, c.id
  loop
    perform producteur.reproposer(v_redite.commande_id, p_id, (
      select jsonb_object_agg(v.key, v.value)
      from jsonb_each((saisie.relire(v_redite.commande_id)).payload -> 'champs') as v
      where v.key = any (v_redite.champs)), p_contexte.recue_le, p_contexte.commande_id);
  end loop;
end
$$;
