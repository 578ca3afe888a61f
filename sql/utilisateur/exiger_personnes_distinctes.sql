-- Requires that an account and each of some other accounts belong to different persons. Validations
-- of capacities, payments and inventories call it.
-- Spec: identites-et-droits#deux-personnes.
-- Chosen: docs/decisions/0119-deux-personnes.md.
-- Refuses: what `utilisateur.refuser_une_personne` refuses.
create or replace function utilisateur.exiger_personnes_distinctes(
  p_auteur_id uuid, p_autres uuid[], p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autre record;
begin
  select a.id, p.comptes into v_autre
  from unnest(p_autres) as a (id)
    cross join lateral utilisateur.a_prouver(p_auteur_id, a.id) as p (comptes)
  where p.comptes <> '{}' order by a.id limit 1;
  if v_autre.id is not null then
    perform utilisateur.refuser_une_personne(p_auteur_id, v_autre.id, v_autre.comptes, p_le);
  end if;
end
$$;
