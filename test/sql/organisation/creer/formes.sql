-- Spec: organisations-et-modules#organisation: code, language and currency have a valid form, and
-- no code is used twice.
begin;
set local role metier;
select plan(11);
select essai.preparer();

create function pg_temp.creer(p_code text, p_langue text default 'fr', p_devise text default 'XOF',
  p_fuseau text default 'UTC') returns text language plpgsql as $$
begin
  perform organisation.creer(gen_random_uuid(), p_code, 'Nom', p_langue, p_fuseau, p_devise,
    essai.t());
  return 'creee';
exception when check_violation or unique_violation or invalid_parameter_value then
  return 'refusee';
end
$$;

select is(pg_temp.creer('AB'), 'creee', 'a code of two');
select is(pg_temp.creer('ABCDEFGH90'), 'creee', 'a code of ten');
select is(pg_temp.creer('A'), 'refusee', 'a code of one');
select is(pg_temp.creer('ABCDEFGH901'), 'refusee', 'a code of eleven');
select is(pg_temp.creer('abc'), 'refusee', 'lower case');
select is(pg_temp.creer('ESSAI'), 'refusee', 'a code that another one has');
select is(pg_temp.creer('LG3', 'fon'), 'creee', 'a language of three letters');
select is(pg_temp.creer('LG1', 'f'), 'refusee', 'a language of one');
select is(pg_temp.creer('LGM', 'FR'), 'refusee', 'a language in capitals');
select is(pg_temp.creer('DEV', 'fr', 'cfa'), 'refusee', 'a currency in lower case');
select is(pg_temp.creer('FUS', 'fr', 'XOF', 'Afrique/Cotonou'), 'refusee',
  'a time zone that does not exist');

select * from finish();
rollback;
