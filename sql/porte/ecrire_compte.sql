-- Writes how a list counts its rows for who asks for the total of them (`total`): of all pages, by
-- the filters that are given, as far as it is told. It enters by the filter by which the page does,
-- and else by the bounds that the order of the list is entered by.
-- Why: a statement of its own, which nobody else pays for. Without the bounds a day of an
--      organization would be counted by reading all that it ever had.
-- Spec: api#total.
-- Chosen: docs/decisions/0103-versions-des-fiches.md.
create or replace function porte.ecrire_compte(p_liste porte.liste) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_souples text[] := array(
    select format('(p_requete ->> %L is null or %s)', f.membre, f.condition)
    from porte.ecrire_filtres(p_liste.filtres) with ordinality as f (membre, condition, rang)
    order by f.rang);
  v_toujours text[] := array_remove(array[p_liste.condition], null);
  v_ordre record := porte.ecrire_ordre(p_liste.ordre, p_liste.sens);
  v_compte text := $sql$select count(*) into v_total from (
        select from %s%s
        limit core.plafond_total() + 1) as c;$sql$;
  v_voies text := '';
  v_filtre record;
begin
  for v_filtre in
    select f.membre, f.condition, porte.ecrire_periode(p_liste, v.voie) as periode,
           v_souples[:f.rang - 1] || v_souples[f.rang + 1:] as autres
    from porte.ecrire_filtres(p_liste.filtres) with ordinality as f (membre, condition, rang)
      cross join lateral porte.voie(p_liste.source, p_liste.ordre, f.condition) as v (voie)
    where v.voie is not null
    order by f.rang
  loop
    v_voies := v_voies || format(E'elsif p_requete ->> %L is not null then\n      %s\n    ',
      v_filtre.membre, format(v_compte, p_liste.source, E'\n        where ' || array_to_string(
        v_filtre.condition || v_toujours || v_filtre.periode || v_filtre.autres,
        E'\n          and ')));
  end loop;
  v_voies := v_voies || format(E'else\n      %s\n    end if;', format(
    v_compte, p_liste.source, E'\n        where ' || nullif(array_to_string(
      v_toujours || v_ordre.plancher || porte.ecrire_periode(p_liste, coalesce(
        porte.voie(p_liste.source, p_liste.ordre),
        porte.voie(p_liste.source, p_liste.ordre, p_liste.condition))) || v_souples,
      E'\n          and '), '')));
  return format(E'if (p_requete ->> ''total'')::boolean then\n    %s\n  end if;',
    case when v_voies ~ '^else\n' then regexp_replace(v_voies, '^else\n\s*|\n\s*end if;$', '', 'g')
      else regexp_replace(v_voies, '^els', '') end);
end
$$;
