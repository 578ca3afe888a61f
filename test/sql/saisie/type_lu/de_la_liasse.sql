-- Spec: commandes#types: the description of a type comes from the batch if its envelopes name the
-- type, and from the tables otherwise.
begin;
set local role metier;
select plan(5);
select essai.preparer();
create temp table lues as
  select saisie.lire_regles(essai.t(), array[
    '{"type":"collecte.enregistrer","payload":{}}', '{"type":"x.y"}', 'x', '']) as regles;

select is((l.regles).types -> 'collecte.enregistrer' -> 'permission', '"collection.record"',
  'a type that an envelope names is read')
from lues l;
select is((select count(*) from jsonb_object_keys((l.regles).types)), 1::bigint, 'and no other')
from lues l;
select is(saisie.type_lu(l.regles, 'collecte.enregistrer'), saisie.type_lu(
    null, 'collecte.enregistrer'), 'it says the same for a command that is judged alone')
from lues l;
select is(saisie.type_lu(l.regles, 'recu.reimprimer') ->> 'permission', 'receipt.reprint',
  'another one is looked up')
from lues l;
select is(saisie.type_lu(l.regles, 'x.y'), null, 'nobody knows that one') from lues l;

select * from finish();
rollback;
