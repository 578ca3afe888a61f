-- The body of a function that is made from rows: a call of each of its ways by its name, so that no
-- session plans one anew. Of a choice the first parameter is the key, and is not handed on.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
create or replace function core.corps_aiguillage(p_aiguillage core.aiguillage) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_est_choix boolean := p_aiguillage.genre like 'choix%';
  v_noms text[] := array(
    select split_part(trim(p.texte), ' ', 1)
    from unnest(string_to_array(p_aiguillage.parametres, ',')) with ordinality as p (texte, rang)
    order by p.rang);
  v_cle text := v_noms[1];
  v_appel text := case
    when p_aiguillage.renvoie = 'void' then 'perform %s(%s);'
    when p_aiguillage.renvoie like 'setof %' then 'return query select r.* from %s(%s) as r;'
    else 'return %s(%s);' end;
  v_autre text := case
    when p_aiguillage.genre = 'choix' then
      format('assert false, %L || coalesce(%s, ''null'');',
             p_aiguillage.nom || ': no way for ', v_cle)
    when p_aiguillage.renvoie = 'void' or p_aiguillage.renvoie like 'setof %' then 'null;'
    else 'return null;' end;
  v_appels text;
begin
  if v_est_choix then
    v_noms := v_noms[2:];
  end if;
  select string_agg(
    case when v_est_choix then format('    when %L then ', v.cle) else '  ' end
      || format(v_appel, v.fonction, array_to_string(v_noms, ', ')) || e'\n',
    '' order by v.rang, v.cle)
  into v_appels
  from core.voie v where v.aiguillage = p_aiguillage.nom;
  return case
    when p_aiguillage.genre = 'question' then format(e'begin\n%send', v_appels)
    when not v_est_choix then format(e'begin\n%s  return;\nend', v_appels)
    when v_appels is null then format(e'begin\n  %s\nend', v_autre)
    else format(e'begin\n  case %s\n%s    else %s\n  end case;\nend', v_cle, v_appels, v_autre) end;
end
$$;
