-- Spec: numerotation#segments: each kind of segment has its own members, and the number of digits
-- of the sequence is limited.
begin;
set local role metier;
select plan(11);
select essai.preparer();

create function pg_temp.essayer(p_segments jsonb) returns text language plpgsql as $$
begin
  return 'version ' || numerotation.definir_modele(p_segments || '[{"type": "nature"}]', essai.t());
exception when sqlstate 'TR400' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;

select is(pg_temp.essayer('[{"type": "sequence", "chiffres": 1}]'), 'version 2', 'one digit');
select is(pg_temp.essayer('[{"type": "sequence", "chiffres": 15}]'), 'version 3', 'fifteen digits');
select is(pg_temp.essayer('[{"type": "sequence", "chiffres": 0}]'), 'segment_invalide', 'no digit');
select is(pg_temp.essayer('[{"type": "sequence", "chiffres": 16}]'), 'segment_invalide',
  'sixteen digits');
select is(pg_temp.essayer('[{"type": "sequence", "chiffres": "4"}]'), 'segment_invalide',
  'a string');
select is(pg_temp.essayer('[{"type": "sequence"}]'), 'segment_invalide', 'nothing said');
select is(pg_temp.essayer('[{"type": "vente"}, {"type": "sequence", "chiffres": 4}]'),
  'segment_invalide',
  'an unknown segment');
select is(pg_temp.essayer('[{"type": "texte"}, {"type": "sequence", "chiffres": 4}]'),
  'segment_invalide',
  'a text without its value');
select is(
  pg_temp.essayer(
    '[{"type": "prefixe_entreprise", "actif": "oui"}, {"type": "sequence", "chiffres": 4}]'),
  'segment_invalide',
  'a prefix that is neither active nor not');
select is(pg_temp.essayer('[]'), 'segment_manquant', 'no sequence');
select is(
  pg_temp.essayer('[{"type": "sequence", "chiffres": 4}, {"type": "sequence", "chiffres": 4}]'),
  'segment_manquant',
  'two sequences');

select * from finish();
rollback;
