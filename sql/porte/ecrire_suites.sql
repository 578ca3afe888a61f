-- Writes how a list opens what its page is fetched from: by the first of its filters that is given
-- and whose rows an index leads to, else in its order, which may be that of what holds of every
-- row. Every other filter holds where its member is absent.
-- Chosen: docs/decisions/0055-portes-en-lignes.md, docs/performance.md#lists.
create or replace function porte.ecrire_suites(p_liste porte.liste) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_souples text[] := array(
    select format('(p_requete ->> %L is null or %s)', f.membre, f.condition)
    from porte.ecrire_filtres(p_liste.filtres) with ordinality as f (membre, condition, rang)
    order by f.rang);
  v_ouvertures text := '';
  v_filtre record;
begin
  for v_filtre in
    select f.membre, f.condition, v.voie, v_souples[:f.rang - 1] || v_souples[f.rang + 1:] as autres
    from porte.ecrire_filtres(p_liste.filtres) with ordinality as f (membre, condition, rang)
      cross join lateral porte.voie(p_liste.source, p_liste.ordre, f.condition) as v (voie)
    where v.voie is not null
    order by f.rang
  loop
    v_ouvertures := v_ouvertures || format(
      E'elsif p_requete ->> %L is not null then\n    open v_suite for%s\n  ', v_filtre.membre,
      porte.ecrire_suite(p_liste, v_filtre.condition, v_filtre.autres, v_filtre.voie));
  end loop;
  v_ouvertures := v_ouvertures || format(E'else\n    open v_suite for%s\n  end if;',
    porte.ecrire_suite(p_liste, null, v_souples, coalesce(
      porte.voie(p_liste.source, p_liste.ordre),
      porte.voie(p_liste.source, p_liste.ordre, p_liste.condition))));
  return case when v_ouvertures ~ '^else\n'
    then regexp_replace(v_ouvertures, '^else\n  |\n  end if;$', '', 'g')
    else regexp_replace(v_ouvertures, '^els', '') end;
end
$$;
