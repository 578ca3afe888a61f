-- Spec: numerotation#elargissement: a full counter continues above the capacity of its model, which
-- does not change, unless two numbers could read alike.
begin;
set local role metier;
select plan(17);
select essai.preparer();

create function pg_temp.attribuer(p_nom text, p_campagne text default 'campagne ESSAI')
returns text language sql as $$
  select numerotation.attribuer(essai.id(p_campagne), 'MP', essai.produit('ANANAS'), 'collecte',
    essai.id(p_nom), essai.t())
$$;
create function pg_temp.elargir(p_chiffres integer, p_campagne text default 'campagne ESSAI')
returns text language plpgsql as $$
begin
  perform numerotation.elargir(essai.id(p_campagne), p_chiffres, 'compteur plein', essai.t(1));
  return 'élargie';
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
create function pg_temp.modele(p_types text) returns void language sql as $$
  insert into numerotation.modele (organisation_id, version, segments, cree_le)
  select core.organisation_id(), (select max(m.version) + 1 from numerotation.modele m),
    jsonb_agg(case
      when t ~ '^[0-9]$' then jsonb_build_object('type', 'sequence', 'chiffres', t::integer)
      when t in ('nature', 'produit', 'annee_campagne') then jsonb_build_object('type', t)
      else jsonb_build_object('type', 'texte', 'valeur', t) end), essai.t()
  from string_to_table(p_types, ' ') as t;
  update campagne.campagne c set modele_numerotation_version = (
    select max(m.version) from numerotation.modele m)
  where c.id = essai.id('campagne ESSAI');
$$;

select is(pg_temp.attribuer('a'), 'MP-ANANAS-26-0001', 'its numbers');
update numerotation.compteur set dernier_rang = 9998;
select is(array[pg_temp.attribuer('b'), pg_temp.attribuer('c')], array['MP-ANANAS-26-9999', null],
  'full');
select is(array[pg_temp.elargir(4), pg_temp.elargir(16), pg_temp.elargir(6, '?')],
  '{parametre_invalide,parametre_invalide,campagne_introuvable}', 'more digits, at most fifteen');
select is(pg_temp.elargir(5), 'élargie', 'widened');
select is(array[pg_temp.attribuer('c'), pg_temp.attribuer('d')],
  '{MP-ANANAS-26-10000,MP-ANANAS-26-10001}', 'goes on above');
select is(numerotation.apercu('C26', 'ANANAS', 'MP') ->> 'numero', 'MP-ANANAS-26-10002',
  'the preview knows');
select ok(not numerotation.apercu('C26', 'ANANAS', 'MP')::text ~ 'elargis', 'of the same model');
select is(numerotation.attribuer(essai.id('campagne ESSAI'), 'REC', essai.produit('ANANAS'),
  'reception', essai.id('r'), essai.t()), 'REC-ANANAS-26-0001', 'others begin as they did');
update numerotation.compteur set dernier_rang = 99999 where nature = 'MP';
select is(pg_temp.attribuer('e'), null, 'to its new end');
select ok(numerotation.est_possible(essai.id('campagne ESSAI'), essai.produit('JUS')),
  'another product has its own');
select results_eq($$ select e.details ->> 'raison', (e.details ->> 'chiffres')::integer
    from journal.evenement e where e.action = 'numerotation.elargir' $$,
  $$ values ('compteur plein', 5) $$, 'the journal says why');

-- Another campaign of the same year, with ranks of six digits.
insert into numerotation.modele (organisation_id, version, segments, cree_le)
select m.organisation_id, 9, replace(m.segments::text, '"chiffres": 4', '"chiffres": 6')::jsonb,
  essai.t() from numerotation.modele m;
insert into campagne.campagne
  (organisation_id, id, code, nom, statut, annee, date_ouverture_prevue, date_cloture_prevue,
   active_pendant, pack_version_id, modele_numerotation_version, cree_le, modifie_le)
select c.organisation_id, essai.id('autre'), 'C26B', 'B', 'ouverte', 2026, c.date_ouverture_prevue,
  c.date_cloture_prevue, c.active_pendant, c.pack_version_id, 9, essai.t(), essai.t()
from campagne.campagne c where c.id = essai.id('campagne ESSAI');
select is(pg_temp.elargir(6), 'numerotation_ambigue', 'another campaign writes 100000');
update campagne.campagne set modele_numerotation_version = 1 where id = essai.id('autre');
update campagne.campagne set active_pendant = '{["2027-02-01",)}' where id = essai.id('autre');
select is(pg_temp.elargir(6), 'élargie', 'one of another year does not');
select ok(numerotation.repete_une_campagne((select m.segments from numerotation.modele m
    where m.version = 9), essai.id('autre'), essai.t()),
  'who opens later with six digits is told of the widened one');

select pg_temp.modele('nature - annee_campagne - produit 4');
select is(pg_temp.elargir(7), 'numerotation_ambigue', 'A10 + 0000 and A + 100000');
select pg_temp.modele('nature - 4 annee_campagne produit');
select is(pg_temp.elargir(7), 'numerotation_ambigue', 'the other way round');
select pg_temp.modele('produit - annee_campagne 4 nature');
select is(pg_temp.elargir(7), 'élargie', 'letters end it');

select * from finish();
rollback;
