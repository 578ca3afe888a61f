-- Spec: numerotation#segments: a prefix is off unless the model switches it on; then it must exist,
-- and the version keeps it.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.definir(p_segment text, p_prefixe text default null) returns text
language sql as $$
  select essai.essayer(format('select numerotation.definir_modele(%L, essai.t(), %L)',
    p_segment::jsonb
      || '[{"type": "nature"}, {"type": "produit"}, {"type": "texte", "valeur": "-"},
        {"type": "annee_campagne"}, {"type": "sequence", "chiffres": 3}]', p_prefixe))
$$;
select is(pg_temp.definir('[{"type": "prefixe_entreprise"}]'), '2', 'neither active nor not');
select is((select m.segments -> 0 from numerotation.modele m where m.version = 2),
  '{"type": "prefixe_entreprise", "actif": false}', 'is inactive');
select is(pg_temp.definir('[{"type": "prefixe_entreprise", "actif": true}]'),
  '409 segment_manquant', 'active without a prefix');
select is(pg_temp.definir('[{"type": "prefixe_entreprise", "actif": true}]', 'COOP'), '3',
  'active with one');
select is((select o.prefixe_entreprise from organisation.organisation o), 'COOP',
  'which is the organization''s from then on');
select is(pg_temp.definir('[{"type": "prefixe_entreprise", "actif": true}]'), '4',
  'and of later versions');
select is((select m.prefixe_entreprise from numerotation.modele m where m.version = 4), 'COOP',
  'that keep it');
update campagne.campagne set modele_numerotation_version = 3;
select from numerotation.definir_modele('[{"type": "sequence", "chiffres": 3}]', essai.t(),
  'AUTRE');
select is(
  (select f.prefixe
    from numerotation.modele_fige(essai.id('campagne ESSAI'), essai.produit('ANANAS')) as f),
  'COOP',
  'a campaign writes the prefix that it froze');

select * from finish();
rollback;
