-- Opens controls on an entity for new findings. Commands that name a member, a plot or a collection
-- which came under control follow.
-- Spec: file-de-controle#effet, commandes#dependance.
-- Chosen: docs/decisions/0174-dependance-ouverte-tard.md,
--         0182-dependance-des-membres-et-parcelles.md.
-- Why: a second judgement repeats the findings of the first. Every other finding is new, even with
--      the same motif (another reference, a ceiling that is exceeded again). The first judgement of
--      a command opens its controls itself (`commande.conclure`): nothing names its record yet, or
--      waits for a person.
create or replace function constat.ouvrir(
  p_commande_id uuid, p_entite text, p_entite_id uuid, p_constats commande.constat[],
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sujets uuid[];
begin
  with ouvert as (
    insert into controle.controle
      (organisation_id, commande_id, motif, auteur_id, entite, entite_id, details, ouvert_le)
    select distinct c.organisation_id, c.id, k.motif, c.utilisateur_id,
           coalesce(k.entite, p_entite), coalesce(k.entite_id, p_entite_id), k.details, p_le
    from commande.commande c
      cross join constat.nouveaux(
        array_fill(p_commande_id, array[cardinality(p_constats)]), p_constats) as k
    where c.id = p_commande_id
    returning motif, entite, entite_id
  )
  select array_agg(distinct o.entite_id) into v_sujets
  from ouvert o
    join controle.motif m on m.motif = o.motif
  where o.entite in ('collecte', 'producteur', 'parcelle') and o.entite <> all (m.capacite_seule)
    and not exists (
      select from commande.commande k
        join commande.reference_type t on t.type = k.type
      where k.id = p_commande_id and t.entite = o.entite);
  if v_sujets is not null then
    perform constat.suivre_dependants(v_sujets, p_le);
  end if;
end
$$;
