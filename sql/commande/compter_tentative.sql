-- Counts an unexpected failure of a command. The third failure sets the command aside, so that it
-- never blocks its device for ever.
-- Spec: commandes#echecs.
-- Chosen: docs/decisions/0007-synchronisation.md.
create or replace function commande.compter_tentative(
  p_contexte commande.contexte, p_sqlstate text) returns commande.effet
language sql
set search_path = pg_catalog, pg_temp
as $$
  with tentative as (
    insert into commande.tentative as t (organisation_id, commande_id, nombre, erreur)
    values (p_contexte.organisation_id, p_contexte.commande_id, 1,
            jsonb_build_object('sqlstate', p_sqlstate))
    on conflict (organisation_id, commande_id) do update
      set nombre = t.nombre + 1, erreur = excluded.erreur
    returning t.nombre, t.erreur
  )
  select commande.mettre_de_cote(
    'donnees_illisibles', t.erreur || jsonb_build_object('tentatives', t.nombre))
  from tentative t where t.nombre >= 3
$$;
