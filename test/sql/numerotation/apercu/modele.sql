-- Spec: numerotation#essai: a model that is not written yet shows the number that it would give,
-- and is refused with the codes with which its writing is.
begin;
set local role metier;
select plan(14);
select essai.preparer();
select from campagne.creer(essai.id('C27'), 'C27', 'Campagne 2027', 2027, '2027-01-01',
  '2027-12-31', (select c.pack_version_id from campagne.campagne c), essai.t());

create function pg_temp.apercu(
  p_modele text, p_campagne text default 'C26', p_prefixe text default null)
returns text language sql as $$
  select essai.essayer(format('select numerotation.apercu(%L, %L, %L, %L, %L, %L) ->> %L',
    p_campagne, 'ANANAS', 'MP', p_modele, p_prefixe, essai.t(), 'numero'))
$$;
create function pg_temp.modele(p_debut text) returns text language sql as $$
  select p_debut::jsonb || '[{"type": "nature"}, {"type": "produit"}, {"type": "annee_campagne"},
    {"type": "sequence", "chiffres": 3}]'
$$;

select is(pg_temp.apercu(pg_temp.modele('[]')), 'MPANANAS26001', 'an open campaign');
select is(pg_temp.apercu(pg_temp.modele('[]'), 'C27'), 'MPANANAS26001',
  'one in preparation, in the year in which it is tried');
select is(pg_temp.apercu(pg_temp.modele('[{"type": "code_campagne"}]'), 'C27'),
  'C27MPANANAS26001', 'with its code');
select from essai.collecter('a');
select is(pg_temp.apercu(pg_temp.modele('[]')), 'MPANANAS26002', 'after a collection');
select is(
  numerotation.apercu('C26', 'ANANAS', 'MP', pg_temp.modele('[{"type": "prefixe_entreprise"}]'),
                      null, essai.t())::jsonb #> '{segments,0}',
  '{"type": "prefixe_entreprise", "actif": false}', 'the segments are those that would be kept');
select is(pg_temp.apercu(pg_temp.modele('[{"type": "prefixe_entreprise", "actif": true}]')),
  '409 segment_manquant', 'a prefix that the organization does not have');
select is(pg_temp.apercu(pg_temp.modele('[{"type": "prefixe_entreprise", "actif": true}]'),
  p_prefixe => 'COOP'), 'COOPMPANANAS26002', 'one that comes with the model');
select is(pg_temp.apercu('[{"type": "nature"}]'), '409 segment_manquant', 'no sequence');
select is(pg_temp.apercu(pg_temp.modele('[{"type": "vente"}]')), '400 segment_invalide',
  'an unknown segment');
select is(pg_temp.apercu('[{"type": "sequence", "chiffres": 1.0}]'), '400 segment_invalide',
  'digits that are no plain integer');
update numerotation.compteur set dernier_rang = 999;
select is(pg_temp.apercu(pg_temp.modele('[]')), '409 sequence_hors_capacite',
  'a rank that it can not write');
select is(
  (select array_agg(distinct pg_temp.apercu(m)) from unnest(
    '{"","[","{}","[]","5","[\"\\u0000\"]","[1e999999]"}'::text[]) as m),
  '{400 parametre_invalide}', 'what is no list of segments');
select is((select count(*) from numerotation.modele), 1::bigint, 'no version is written');
select is((select o.prefixe_entreprise from organisation.organisation o), null,
  'and no prefix');

select * from finish();
rollback;
