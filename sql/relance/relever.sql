-- What an account is reminded of at a date, by kind in their order: of kinds whose permission it
-- holds, which neither the person nor the organization turned off, and which found something. Of
-- each kind the first hundred at most, and whether there are more.
-- Spec: relances#qui.
-- Chosen: docs/decisions/0085-relances.md.
create or replace function relance.relever(p_utilisateur_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permissions text[] := utilisateur.permissions(p_utilisateur_id, p_le);
  v_refuses text[] := coalesce(
    (select a.refuses from relance.abonne a where a.utilisateur_id = p_utilisateur_id), '{}');
  v_limite constant integer := 100;
begin
  return (
    with voulu as materialized (
      select g.genre, g.rang, g.chemin, g.titre_fr, g.titre_en,
             reglage.entier(g.reglage, p_le)::integer as jours
      from relance.genre g
      where g.permission = any (v_permissions) and g.genre <> all (v_refuses)
    ),
    trouve as (
      select v.genre, v.rang, v.titre_fr, v.titre_en, t.nombre, t.elements
      from voulu v
        cross join lateral (
          select count(*) as nombre, jsonb_agg(jsonb_build_object(
                   'id', e.id, 'reference', e.reference, 'jour', e.jour,
                   'lien', replace(coalesce(e.chemin, v.chemin), ':id', e.id::text))
                   order by e.rang) as elements
          from (
            select x.id, x.reference, x.jour, x.chemin, x.rang
            from relance.trouver(v.genre, v.jours, v_limite + 1, p_le)
                   with ordinality as x (id, reference, jour, pour, chemin, rang)
            where x.pour is null or p_utilisateur_id = any (x.pour)
            order by x.rang limit v_limite + 1) as e
        ) as t
      where v.jours > 0
    )
    select coalesce(jsonb_agg(jsonb_build_object(
             'genre', t.genre, 'titre', case o.langue when 'en' then t.titre_en
                                          else t.titre_fr end,
             'nombre', least(t.nombre, v_limite), 'suite', t.nombre > v_limite,
             'elements', t.elements - v_limite) order by t.rang), '[]')
    from trouve t
      join organisation.organisation o on o.id = core.organisation_id()
    where t.nombre > 0);
end
$$;
