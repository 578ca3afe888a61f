-- Spec: etapes#declassement: A lot without any state counts as conventional, and so does an output.
begin;
set local role metier;
select plan(4);
select essai.preparer();
select essai.referentiel_nop();

create function pg_temp.lot(p_nom text, p_etats jsonb) returns void language sql as $$
  select essai.lot(p_nom, 10, 'validé');
  select lot.qualifier(essai.id('lot ' || p_nom), p_etats, 'decision', null, essai.id('rsci ESSAI'),
    essai.t());
$$;
select pg_temp.lot('ab', '{}'), pg_temp.lot('deux', '{"NOP": "NOP"}'),
  pg_temp.lot('cv', '{"NOP": "CV"}'), pg_temp.lot('hs', '{"NOP": "HS"}');
create function pg_temp.tombe(variadic p_noms text[]) returns text language plpgsql as $$
declare
  v_id uuid := essai.etape('x', (select jsonb_object_agg(n, 1) from unnest(p_noms) as n),
    jsonb_build_array(essai.sortie(1)));
begin
  return (
    select string_agg(format('%s %s>%s', d ->> 'referentiel_code', d ->> 'avant', d ->> 'apres'),
      ', ')
          from jsonb_array_elements(etape.declassements(v_id)) as d);
end
$$;
select is(pg_temp.tombe('deux'), null, 'alone nothing falls');
select is(pg_temp.tombe('ab', 'deux'), 'NOP NOP>', 'known of one only, it is known no more');
select is(pg_temp.tombe('ab', 'cv'), 'NOP CV>TR', 'conversion that is kept as conventional');
select is(pg_temp.tombe('ab', 'hs'), 'NOP >HS', 'without status falls below what is not known');

select * from finish();
rollback;
