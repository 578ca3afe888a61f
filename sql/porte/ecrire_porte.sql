-- Writes the body of a function that passes its call to a rule: the opening, the conditions, the
-- version of the record if the call names one, the rule, and the response.
-- Chosen: docs/decisions/0055-portes-en-lignes.md, 0103-versions-des-fiches.md.
create or replace function porte.ecrire_porte(p_porte porte.porte) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ouverture text := porte.ecrire_ouverture(p_porte.ouverture, porte.droits(p_porte));
  v_appel text := porte.ecrire_appel(p_porte.appel);
  v_type oid := (select f.prorettype from pg_catalog.pg_proc f
                 where f.oid = core.fonction_nommee(split_part(p_porte.appel, '(', 1)));
  v_declarations text[] := '{}';
  v_etapes text[] := '{}';
  v_reponse text := v_appel;
begin
  if p_porte.exige is not null then
    v_etapes := v_etapes || format('perform %s;', porte.ecrire_appel(p_porte.exige));
  end if;
  if p_porte.fiche is not null then
    v_etapes := v_etapes || format($sql$if p_appelant ? 'versions' then
    perform %s;
    perform porte.exiger_version(
      p_appelant, %s(p_appelant - '{cle,appel,versions}'::text[], porte.chemin(p_requete))::text);
  end if;$sql$, porte.ecrire_appel(p_porte.verrou), p_porte.fiche);
  end if;
  if p_porte.reponse is not null then
    v_reponse := porte.ecrire_appel(p_porte.reponse, v_type);
    v_etapes := v_etapes || format(
      case when v_reponse ~ '\mv_fait\M' then 'v_fait := %s;' else 'perform %s;' end, v_appel);
  end if;
  if v_reponse ~ '\mv_fait\M' then
    v_declarations := array[format('v_fait %s;', format_type(v_type, null))];
  end if;
  v_etapes := v_etapes || format('return %s;', v_reponse);
  if p_porte.ouverture = 'editeur' then
    v_ouverture := format('perform %s', v_ouverture);
  else
    v_declarations := v_declarations || 'v_session utilisateur.session;'::text;
    v_ouverture := format('v_session := %s', v_ouverture);
  end if;
  v_etapes := format('%s;', v_ouverture) || v_etapes;
  return concat(
    E'\ndeclare\n  ' || nullif(array_to_string(v_declarations, E'\n  '), ''),
    E'\nbegin\n  ', array_to_string(v_etapes, E'\n  '), E'\nend\n');
end
$$;
