-- Spec: capacites#depassement: The collection that exceeds the ceiling is under control, and so are
-- those that follow.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select is(essai.motifs(essai.collecter('a', essai.kg(999999))), null, 'one gram below the ceiling');
select is(essai.motifs(essai.collecter('b', essai.kg(1))), null, 'at the ceiling exactly');
select is(essai.motifs(essai.collecter('c', essai.kg(1))), 'capacite_depassee',
  'one gram above it');
select is(essai.motifs(essai.collecter('d', essai.kg(5))), 'capacite_depassee', 'later ones too');
select is(
  (select array_agg((k.details ->> 'depassement_g')::bigint order by k.details ->> 'depassement_g')
    from controle.controle k),
  '{1,6}',
  'the details give the excess');
select is((select s.consomme_g from capacite.solde s), 1000006::bigint,
  'all four are taken from the capacity');
select is((select count(*) from collecte.collecte c where c.numero_officiel is not null), 4::bigint,
  'all four are written with their numbers');

select * from finish();
rollback;
