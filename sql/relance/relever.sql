-- Returns the reminders of accounts at a date, by kind in order: the kinds for which the account
-- holds the permission, that neither the person nor the organization turned off, and that have at
-- least one record. Each kind has the first hundred records at most, and whether there are more.
-- Spec: relances#qui.
-- Chosen: docs/decisions/0085-relances.md.
-- Why: the records of a kind are searched once, for all accounts.
create or replace function relance.relever(p_utilisateurs uuid[], p_le timestamptz)
returns table (utilisateur_id uuid, contenu jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_limite constant integer := 100;
  v_en_anglais boolean := (
    select o.langue = 'en' from organisation.organisation o where o.id = core.organisation_id());
begin
  return query
  with regle as materialized (
    select g.genre, reglage.entier(g.reglage, p_le)::integer as jours from relance.genre g
  ),
  voulu as materialized (
    select p.id, g.genre, g.rang, g.chemin, r.jours,
           case when v_en_anglais then g.titre_en else g.titre_fr end as titre
    from (select u.id, utilisateur.permissions(u.id, p_le) as permissions,
                 coalesce(a.refuses, '{}') as refuses
          from unnest(p_utilisateurs) as u (id)
            left join relance.abonne a on a.utilisateur_id = u.id) as p
      join relance.genre g on g.permission = any (p.permissions) and g.genre <> all (p.refuses)
      join regle r on r.genre = g.genre and r.jours > 0
  ),
  trouve as materialized (
    select g.genre, x.id, x.reference, x.jour, x.pour, x.chemin, x.rang
    from (select distinct v.genre, v.jours from voulu v) as g
      cross join lateral relance.trouver(g.genre, g.jours, v_limite + 1, p_le)
        with ordinality as x (id, reference, jour, pour, chemin, rang)
  ),
  choisi as (
    select v.id, v.genre, v.rang, v.titre, least(count(*), v_limite) as nombre,
           count(*) > v_limite as suite,
           jsonb_agg(jsonb_build_object(
             'id', t.id, 'reference', t.reference, 'jour', t.jour,
             'lien', replace(coalesce(t.chemin, v.chemin), ':id', t.id::text))
             order by t.rang) filter (where t.numero <= v_limite) as elements
    from voulu v
      join lateral (
        select x.*, row_number() over (order by x.rang) as numero from trouve x
        where x.genre = v.genre and (x.pour is null or v.id = any (x.pour))) as t on true
    group by v.id, v.genre, v.rang, v.titre
  )
  select u.id, coalesce(jsonb_agg(jsonb_build_object(
           'genre', c.genre, 'titre', c.titre, 'nombre', c.nombre, 'suite', c.suite,
           'elements', c.elements) order by c.rang) filter (where c.genre is not null), '[]')
  from unnest(p_utilisateurs) as u (id) left join choisi c on c.id = u.id
  group by u.id;
end
$$;
