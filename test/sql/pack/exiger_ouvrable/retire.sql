-- Spec: editeur#retrait: no campaign is planned or opened with a withdrawn version; an opened one
-- keeps it.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.creer(p_code text) returns text language sql as $$
  select essai.essayer(format('select campagne.creer(%L, %L, %L, 2027, %L, %L, %L, %L) is not null',
    essai.id(p_code), p_code, p_code, '2027-01-01', '2027-12-31',
    (select c.pack_version_id from campagne.campagne c where c.code = 'C26'), essai.t()))
$$;
create function pg_temp.retirer() returns text language sql as $$
  select essai.essayer(format(
    'select pack.retirer(%L, ''essai'', ''1.0.0'', ''Erreur de coefficient'', %L) '
    '#>> ''{retrait,raison}''', '{"emetteur": "e", "sujet": "awa"}', essai.t()))
$$;

select is(pg_temp.creer('avant'), 'true', 'planned before');
select is(pg_temp.retirer(), 'Erreur de coefficient', 'withdrawn, with the reason');
select is(pg_temp.retirer(), '409 pack_retire', 'once');
select is(pg_temp.creer('apres'), '409 pack_retire', 'none is planned on it');
select is(essai.essayer(format('select campagne.ouvrir(%L, %L)::text', essai.id('avant'),
    essai.t())), '409 pack_retire', 'nor opened');
select is(essai.essayer(format(
    'select campagne.modifier(%L, null, null, null, null, %L, %L)::text', essai.id('avant'),
    pack.publier(essai.document_pack('1.0.1'), essai.t()), essai.t())), '',
  'it takes another version');
select is(essai.motifs(essai.collecter('x', '{}')), null, 'what runs goes on');

select * from finish();
rollback;
