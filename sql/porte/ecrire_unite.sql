-- Writes the body of a function that returns one row of a list, to the same readers as the list:
-- the list's members of the row, and additional members. A record that the list never shows counts
-- as absent.
-- Spec: api#fiches.
-- Chosen: docs/decisions/0079-listes-entieres-et-fiches.md.
create or replace function porte.ecrire_unite(p_unite porte.unite) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_liste porte.liste;
  v_ouverture text;
  v_variables record;
  v_requete text;
begin
  select l.* into v_liste from porte.liste l where l.nom = p_unite.liste;
  v_ouverture := porte.ecrire_ouverture(v_liste.ouverture, v_liste.droits);
  v_variables := porte.ecrire_variables(v_liste.nom);
  v_requete := format($sql$select (%s)::jsonb%s
  into v_texte
  from (
    select %s
    from %s
    where %s) as p;$sql$,
    v_liste.ligne, case when p_unite.complement is not null then ' || p.complement' end,
    concat_ws(', ', v_liste.colonnes, p_unite.complement || ' as complement'),
    porte.ecrire_source(v_liste),
    array_to_string(
      (select format('%s = %s', p_unite.cle, format(t.expression, p_unite.membre))
       from porte.type_lu t where t.type = p_unite.type) || porte.toujours(v_liste),
      E'\n      and '));
  return format($corps$
declare
  v_texte jsonb;%s%s
begin
  %s %s;
  %s%s
  if v_texte is null then
    raise sqlstate 'TR404' using message = %L;
  end if;
  return v_texte;
end
$corps$, v_variables.declarations, s.declaration, s.ouvre, v_ouverture, v_variables.etapes,
    v_requete, p_unite.absente)
  from (select case when t.est_lue then E'\n  v_session utilisateur.session;' end as declaration,
               case when t.est_lue then 'v_session :=' else 'perform' end as ouvre
        from (select v_variables.etapes || v_requete ~ '\mv_session\M' as est_lue) as t) as s;
end
$$;
