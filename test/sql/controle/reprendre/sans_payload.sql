-- Spec: file-de-controle#reprise-manuelle: a manual processing needs a payload; an id that another
-- record uses is refused, and nothing is written.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('autre');
select essai.provoquer('donnees_illisibles');
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle'),
  '400 correction_attendue', 'no payload');
select throws_ok(
  $$ select essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
      essai.payload_corrige('autre')) $$, '23505', null, 'another collection''s id');
select is(essai.ouverts('x'), 'donnees_illisibles', 'it stays open');
select is((select count(*) from commande.reprise), 0::bigint, 'nothing is kept of it');

select * from finish();
rollback;
