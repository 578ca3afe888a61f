-- Spec: reglages#familles: a process of the organization's packs and a product of the organization
-- have keys; unknown names have none.
begin;
set local role metier;
select plan(14);
select essai.preparer();

create function pg_temp.de(p_cle text) returns text
language sql as $$ select (reglage.declaration(p_cle)).cle $$;
select is(pg_temp.de('sync.jeton_min'), 'sync.jeton_min', 'a plain key');
select is(pg_temp.de('sync.jeton'), null, 'no key');
select is(pg_temp.de('sync.jeton_min.x'), null, 'a plain key has no suffix');
select is(pg_temp.de('procedes.niveau_suivi.sechage'), 'procedes.niveau_suivi.<process>',
  'a process');
select is(pg_temp.de('procedes.niveau_suivi.nimporte_quoi'), null,
  'a word that no pack of the organization names as an activity');
select is(pg_temp.de('procedes.niveau_suivi.reception'), null,
  'an activity of another module is no process');
select is(pg_temp.de('procedes.niveau_suivi.Sechage'), null, 'nor is another spelling');
select is(pg_temp.de('procedes.niveau_suivi.'), null, 'no process');
select is(pg_temp.de('procedes.niveau_suivi.<process>'), null, 'the family itself is no setting');
select is(pg_temp.de('reception.seuils.ANANAS'), 'reception.seuils.<product>', 'a product');
select is(pg_temp.de('reception.seuils.MANGUE'), null,
  'a product that the organization does not have');
select is(pg_temp.de('reception.seuils.<product>'), null, 'the family is no product');

-- Packs of a future and of a closed campaign have processes too; those of another organization do
-- not count.
select set_config('essai.pack',
  pack.publier(jsonb_set(jsonb_set(essai.document_pack(), '{code}', '"autre"'),
      '{arbre_activites,4,code}', '"pressage"'), essai.t(-2))::text, true) is null;
select is(pg_temp.de('procedes.niveau_suivi.pressage'), null,
  'a pack of no campaign of the organization');
select campagne.creer(essai.id('a venir'), 'C27', 'Campagne 2027', 2027, '2027-01-01', '2027-12-31',
  current_setting('essai.pack')::uuid, essai.t(-1));
select is(pg_temp.de('procedes.niveau_suivi.pressage'), 'procedes.niveau_suivi.<process>',
  'a process of a campaign that is prepared');

select * from finish();
rollback;
