-- Writes the body of a generated function: a static call of each of its functions, so that a
-- session plans each call once. A function that chooses by key takes the key as its first parameter
-- and does not pass it on; `*` stands for every key without a function.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
create or replace function core.corps_aiguillage(p_aiguillage core.aiguillage) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_est_choix boolean := p_aiguillage.genre like 'choix%';
  v_rend_des_lignes boolean := p_aiguillage.renvoie ~ '^(setof|table) ';
  v_noms text[] := array(
    select substring(p.texte from '\w+')
    from unnest(string_to_array(p_aiguillage.parametres, ',')) with ordinality as p (texte, rang)
    order by p.rang);
  v_cle text := v_noms[1];
  v_appel text := case
    when p_aiguillage.renvoie = 'void' then 'perform %s(%s);'
    when v_rend_des_lignes then 'return query select r.* from %s(%s) as r;'
    else 'return %s(%s);' end;
  v_autre text := case
    when p_aiguillage.genre = 'choix' then
      format('assert false, %L || coalesce(%s, ''null'');',
             p_aiguillage.nom || ': no way for ', v_cle)
    when p_aiguillage.renvoie = 'void' or v_rend_des_lignes then 'null;'
    else 'return null;' end;
  v_appels text[];
begin
  if v_est_choix then
    v_noms := v_noms[2:];
  end if;
  v_appel := format(v_appel, '%1$s', array_to_string(v_noms, ', '));
  v_autre := coalesce((select format(v_appel, v.fonction) from core.voie v
                       where v.aiguillage = p_aiguillage.nom and v.cle = '*'), v_autre);
  v_appels := array(
    select case when v_est_choix then format('when %L then ', v.cle) else '' end
      || format(v_appel, v.fonction)
    from core.voie v
    where v.aiguillage = p_aiguillage.nom and v.cle is distinct from '*' order by v.rang, v.cle);
  return format(e'begin\n  %s\nend', case
    when not v_est_choix then array_to_string(v_appels || 'return;'::text, e'\n  ')
    when v_appels = '{}' then v_autre
    else format(e'case %s\n    %s\n    else %s\n  end case;',
                v_cle, array_to_string(v_appels, e'\n    '), v_autre) end);
end
$$;
