-- Restores a record of the current organization to its values in the log, completely or not at all.
-- Returns `rejoue`, `connu`, `absent`, or the name of the obstacle.
-- Spec: restauration#rejeu.
-- Why: a payment with lines that were lost with the database can not be written again: a person
--      decides, with its data.
create or replace function restauration.rejouer(p_lignes jsonb) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_partie record;
  v_issues text[] := '{}';
  v_contrainte text;
  v_creances uuid[] := array(
    select (l #>> '{ligne,creance_id}')::uuid from jsonb_array_elements(p_lignes) as l
    where l ->> 'relation' = 'paiement.reste');
  v_regle jsonb := restauration.regle(v_creances);
begin
  begin
    set constraints all deferred;
    for v_partie in
      select r.relation, jsonb_agg(l -> 'ligne') as lignes
      from jsonb_array_elements(p_lignes) as l
        join restauration.relation r on r.relation = l ->> 'relation'
      group by r.relation, r.rang order by r.rang
    loop
      v_issues := v_issues || restauration.ecrire(v_partie.relation, v_partie.lignes);
    end loop;
    perform restauration.solder(v_creances, v_regle);
    set constraints all immediate;
    set constraints all deferred;
  exception when integrity_constraint_violation or assert_failure then
    get stacked diagnostics v_contrainte = constraint_name;
    return coalesce(nullif(v_contrainte, ''), 'contrainte');
  end;
  return (select i from unnest('{absent,rejoue,connu}'::text[]) as i where i = any (v_issues)
          limit 1);
end
$$;
