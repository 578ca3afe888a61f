-- Writes the complete call of a rule. The row may give an argument. Every other parameter without a
-- default gets one value: the record that the preceding rule returned (`v_fait`), the expression in
-- `porte.argument`, the id of the record itself (`p_<domain>_id`), or else the member of the
-- request with the same name. A parameter without a source, or an ambiguous name, stops the
-- installation.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
create or replace function porte.ecrire_appel(p_appel text, p_fait oid default null) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_nom text := split_part(p_appel, '(', 1);
  v_donnes text := substring(p_appel from '^[^(]*\((.*)\)$');
  v_fonction pg_catalog.pg_proc;
  v_sans_source text;
  v_arguments text;
begin
  select f.* into v_fonction from pg_catalog.pg_proc f where f.oid = core.fonction_nommee(v_nom);
  assert v_fonction.oid is not null, format('%s: no function, or several', p_appel);
  with parametre as (
    select p.nom, p.rang, format_type(p.type, null) as type,
           p.type = p_fait and t.typtype = 'c' as est_fait,
           case when p.nom = 'p_' || split_part(v_nom, '.', 1) || '_id' then 'id'
             else substr(p.nom, 3) end as membre
    from unnest(v_fonction.proargnames, v_fonction.proargtypes::oid[])
           with ordinality as p (nom, type, rang)
      join pg_catalog.pg_type t on t.oid = p.type
    where p.rang <= v_fonction.pronargs - v_fonction.pronargdefaults
      and coalesce(v_donnes, '') !~ format('\m%s =>', p.nom)
  ),
  source as (
    select p.nom, p.rang, case when p.est_fait then 'v_fait'
        else coalesce(a.expression, format(t.expression, p.membre)) end as expression
    from parametre p
      left join porte.argument a on a.parametre = p.nom
      left join porte.type_lu t on t.type = p.type
  )
  select string_agg(s.nom, ', ' order by s.rang) filter (where s.expression is null),
         string_agg(format('%s => %s', s.nom, s.expression), ', ' order by s.rang)
  into v_sans_source, v_arguments
  from source s;
  assert v_sans_source is null, format('%s: no source for %s', p_appel, v_sans_source);
  return format('%s(%s)', v_nom, concat_ws(', ', nullif(v_donnes, ''), v_arguments));
end
$$;
