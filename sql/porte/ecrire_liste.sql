-- Writes the body of a function that serves a list by pages: `limite` rows after the cursor, and
-- the cursor of the last row if there are more. It reads one more row to know this. Each filter
-- with an index has its own statement; a request uses its first such filter, and without one the
-- order of the list.
-- Spec: api#pages.
-- Why: the body assigns the session even if it does not use it, because an assignment is an
--      expression, while `perform` runs a statement.
-- Chosen: keyset pages, stable under concurrent inserts; docs/decisions/0055-portes-en-lignes.md,
--         docs/performance.md#lists.
create or replace function porte.ecrire_liste(p_liste porte.liste) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ouverture text := porte.ecrire_ouverture(p_liste.ouverture, p_liste.droits);
  v_suites text := porte.ecrire_sens(p_liste);
  v_declarations text := E'v_page record;\n  v_suite refcursor;\n  v_rang integer := 0;'
    || E'\n  v_texte json;\n  v_textes json[];\n  v_cle jsonb;\n  v_derniere jsonb;'
    || E'\n  v_suivant text;\n  v_total bigint;';
  v_variables record := porte.ecrire_variables(p_liste.nom);
  v_etapes text := '';
begin
  assert cardinality(p_liste.cle) = cardinality(p_liste.cle_types),
    format('%s: each column of its key has a type', p_liste.nom);
  if p_liste.exige is not null then
    v_etapes := format(E'perform %s;\n  ', porte.ecrire_appel(p_liste.exige));
  end if;
  v_declarations := v_declarations || v_variables.declarations;
  v_etapes := v_etapes || v_variables.etapes;
  if p_liste.ouverture = 'editeur' then
    v_ouverture := format('perform %s', v_ouverture);
  else
    v_declarations := v_declarations || E'\n  v_session utilisateur.session;';
    v_ouverture := format('v_session := %s', v_ouverture);
  end if;
  return format($corps$
declare
  %s
begin
  %s;
  v_page := core.tourner_page(p_requete);
  %s%s
  loop
    fetch v_suite into v_texte, v_cle;
    exit when not found;
    v_rang := v_rang + 1;
    if v_rang > v_page.limite then
      v_suivant := core.curseur(v_derniere);
      exit;
    end if;
    v_textes := array_append(v_textes, v_texte);
    v_derniere := v_cle;
  end loop;
  close v_suite;
  %s
  return core.avec_total(json_build_object(
    %L, coalesce((select json_agg(t.texte order by t.rang)
                  from unnest(v_textes) with ordinality as t (texte, rang)), '[]'),
    'suivant', v_suivant), v_total);
end
$corps$, v_declarations, v_ouverture, v_etapes, v_suites, porte.ecrire_compte(p_liste),
    p_liste.membre);
end
$$;
