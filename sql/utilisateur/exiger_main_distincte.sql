-- Checks that the acting person is not one of the persons who took part in the record before. Two
-- accounts made by a third account count as two persons if the acting account is proven. So agents,
-- who have younger accounts and seldom a mail address, need no proof before others can pay for
-- their collections.
-- Spec: identites-et-droits#deux-personnes, paiements#separation.
-- Chosen: docs/decisions/0120-payeur-et-collecteur.md.
-- Refuses: personnes_non_distinctes.
create or replace function utilisateur.exiger_main_distincte(
  p_acteur_id uuid, p_mains uuid[], p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_main record;
begin
  select m.id, case when l.est_direct then p.comptes else array[p_acteur_id] end as comptes
  into v_main
  from unnest(p_mains) as m (id)
    cross join lateral utilisateur.a_prouver(p_acteur_id, m.id) as p (comptes)
    cross join lateral (
      select p_acteur_id = any (utilisateur.mains(m.id))
               or m.id = any (utilisateur.mains(p_acteur_id)) as est_direct) as l
  where p.comptes <> '{}' and (l.est_direct or not utilisateur.est_prouve(p_acteur_id))
  order by m.id limit 1;
  if v_main.id is not null then
    perform utilisateur.refuser_une_personne(p_acteur_id, v_main.id, v_main.comptes, p_le);
  end if;
end
$$;
