-- Writes the body of a door that serves a list by pages: `limite` rows after the cursor, and the
-- cursor of the last one when there are more. One row more than that is read, to know.
-- Spec: api#pages.
-- Chosen: keyset pages, stable under concurrent inserts; docs/decisions/0055-portes-en-lignes.md.
create or replace function porte.ecrire_liste(p_liste porte.liste) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ouverture text := porte.ecrire_ouverture(p_liste.ouverture, p_liste.droits);
  v_ordre record := porte.ecrire_ordre(p_liste.ordre, p_liste.sens);
  v_conditions text := array_to_string(
    array[p_liste.condition, v_ordre.apres] || porte.ecrire_filtres(p_liste.filtres),
    E'\n        and ');
  v_declarations text := 'v_page record;';
  v_etapes text := '';
  v_variable text[];
begin
  if p_liste.exige is not null then
    v_etapes := format(E'perform %s;\n  ', porte.ecrire_appel(p_liste.exige));
  end if;
  for v_variable in
    select v from regexp_matches(p_liste.variables, '(v_\w+) ([^:]+) := ([^;]+);', 'g') as v
  loop
    v_declarations := v_declarations || format(E'\n  %s %s;', v_variable[1], v_variable[2]);
    v_etapes := v_etapes || format(E'%s := %s;\n  ', v_variable[1], v_variable[3]);
  end loop;
  if v_etapes || v_conditions ~ '\mv_session\M' then
    v_declarations := v_declarations || E'\n  v_session utilisateur.session;';
    v_ouverture := format('v_session := %s', v_ouverture);
  else
    v_ouverture := format('perform %s', v_ouverture);
  end if;
  return format($corps$
declare
  %1$s
begin
  %2$s;
  v_page := core.tourner_page(p_requete);
  %3$sreturn (
    with page as (
      select %4$s, %5$s, row_number() over (order by %6$s) as rang
      from %7$s
      where %8$s
      order by %6$s limit v_page.limite + 1
    )
    select json_build_object(
      %9$L, coalesce(json_agg(%10$s order by p.rang) filter (where p.rang <= v_page.limite), '[]'),
      'suivant', case when count(*) > v_page.limite then core.curseur((
        select jsonb_build_array(%11$s) from page d where d.rang = v_page.limite)) end)
    from page p);
end
$corps$, v_declarations, v_ouverture, v_etapes, p_liste.colonnes, v_ordre.portee, v_ordre.tri,
    p_liste.source, v_conditions, p_liste.membre, p_liste.ligne, v_ordre.curseur);
end
$$;
