-- Spec: capacites#validation: only a waiting capacity can be validated, and only once.
begin;
set local role metier;
select plan(6);
select essai.preparer_capacites();

select set_config('essai.capacite', essai.proposer('{}', 'admin')::text, true);
select is(essai.valider(essai.id('?'), 'rsci'), '404 capacite_inconnue', 'an unknown one');
select set_config('essai.suivante', essai.proposer('{}', 'admin', 1)::text, true);
select is(essai.valider(current_setting('essai.capacite')::uuid, 'rsci'),
  '409 capacite_deja_decidee', 'one that another replaced');
select essai.valider(current_setting('essai.suivante')::uuid, c)
from unnest('{rsci,direction}'::text[]) as c;
select is(essai.valider(current_setting('essai.suivante')::uuid, 'double'),
  '409 capacite_deja_decidee', 'a validated one');
select is(
  essai.refus(format('select capacite.refuser(%L, ''x'', essai.id(''rsci ESSAI''), essai.t())',
      current_setting('essai.suivante'))), '409 capacite_deja_decidee',
  'it is not refused any more');
select essai.entrer('VOISIN');
select is(essai.valider(current_setting('essai.suivante')::uuid, 'rsci'), '404 capacite_inconnue',
  'the neighbour''s is unknown');
select is(
  essai.refus(format('select capacite.lire(%L, essai.t())', current_setting('essai.suivante'))),
  '404 capacite_inconnue', 'and unread');

select * from finish();
rollback;
