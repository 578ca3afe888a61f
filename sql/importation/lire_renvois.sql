-- Resolves the members of a row to the ids of the records that they name. Words that name no
-- record, or several, are faults.
-- Spec: imports#renvois.
create or replace function importation.lire_renvois(
  p_demande jsonb, p_renvois jsonb, out demande jsonb, out fautes jsonb) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_renvoi record;
  v_ids uuid[];
begin
  demande := p_demande;
  fautes := '[]';
  for v_renvoi in
    select r.key as chemin, r.value ->> 'entite' as entite, r.value ->> 'texte' as texte,
           r.value -> 'colonne' as colonne
    from jsonb_each(p_renvois) as r order by r.key
  loop
    v_ids := importation.resoudre(v_renvoi.entite, v_renvoi.texte);
    if cardinality(v_ids) = 1 then
      demande := jsonb_set(demande, string_to_array(v_renvoi.chemin, '.'), to_jsonb(v_ids[1]));
    else
      fautes := fautes || jsonb_build_object(
        'code', case when v_ids = '{}' then 'reference_inconnue' else 'reference_ambigue' end,
        'colonne', v_renvoi.colonne,
        'details', jsonb_build_object('entite', v_renvoi.entite, 'texte', v_renvoi.texte)
          || case when v_ids = '{}' then '{}' else jsonb_build_object('ids', v_ids) end);
    end if;
  end loop;
end
$$;
