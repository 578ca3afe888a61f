-- Spec: packs-et-campagnes#campagne: limits of the lengths of a code and a name, and of the year.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.creer(p_code text, p_nom text, p_annee integer) returns text
language plpgsql as $$
begin
  perform campagne.creer(gen_random_uuid(), p_code, p_nom, p_annee, '2027-01-01', '2027-12-31',
    (select c.pack_version_id from campagne.campagne c limit 1), essai.t());
  return 'creee';
exception when check_violation or unique_violation then
  return 'refusee';
end
$$;

select is(pg_temp.creer(repeat('x', 40), repeat('n', 200), 2999), 'creee', 'the longest');
select is(pg_temp.creer('1', 'n', 2000), 'creee', 'the shortest');
select is(pg_temp.creer(repeat('x', 41), 'n', 2026), 'refusee', 'a code of 41');
select is(pg_temp.creer('', 'n', 2026), 'refusee', 'an empty code');
select is(pg_temp.creer('2', repeat('n', 201), 2026), 'refusee', 'a name of 201');
select is(pg_temp.creer('3', '', 2026), 'refusee', 'an empty name');
select is(pg_temp.creer('4', 'n', 1999), 'refusee', 'the year 1999');
select is(pg_temp.creer('5', 'n', 3000), 'refusee', 'the year 3000');
select is(pg_temp.creer('C26', 'n', 2026), 'refusee', 'a code that the organization has');
select essai.entrer('VOISIN');
select is(pg_temp.creer('1', 'n', 2026), 'creee', 'the neighbour may have it too');

select * from finish();
rollback;
