-- Spec: appareils#sequences-perdues: one act voids the awaited sequence and those that follow it.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.annuler(p_sequence bigint, p_jusqu_a bigint) returns text
language plpgsql as $$
begin
  return appareil.annuler_sequences(essai.id('appareil ESSAI'), p_sequence, p_jusqu_a,
    'carte perdue', essai.id('admin ESSAI'), essai.t(1)) ->> 'derniere_sequence';
exception when sqlstate 'TR400' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
select is(pg_temp.annuler(1, 0), '400 parametre_invalide', 'a range that ends before it begins');
select is(pg_temp.annuler(1, 10001), '400 parametre_invalide', 'one beyond ten thousand');
select is(pg_temp.annuler(2, 4), '409 sequence_non_attendue',
  'one that does not begin with the awaited number');
select is(pg_temp.annuler(1, 3), '3', 'one that does');
select is((select string_agg(s.sequence::text, ',' order by s.sequence)
    from appareil.sequence_annulee s), '1,2,3', 'each is voided');
select is(pg_temp.annuler(4, 10003), '10003', 'ten thousand at once');
update appareil.appareil set derniere_sequence = 9007199254740990
where id = essai.id('appareil ESSAI');
select is(pg_temp.annuler(9007199254740991, 9007199254740992), '400 parametre_invalide',
  'beyond the greatest that an envelope can have');
select is(pg_temp.annuler(9007199254740991, 9007199254740991), '9007199254740991', 'up to it');

select * from finish();
rollback;
