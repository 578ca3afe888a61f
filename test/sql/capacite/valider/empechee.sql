-- Spec: capacites#validation: a possible duplicate of the producer, and a doubtful shape, prevent
-- the validation.
begin;
set local role metier;
select plan(12);
select essai.preparer_capacites();

select set_config('essai.capacite', essai.proposer('{}', 'admin')::text, true);
select essai.collecter('c');
create function pg_temp.controler(p_motif text, p_entite text, p_id uuid) returns uuid
language sql as $$
  insert into controle.controle (organisation_id, commande_id, motif, auteur_id, entite, entite_id,
    ouvert_le)
  values (core.organisation_id(), essai.id('commande c'), p_motif, essai.id('agent ESSAI'),
    p_entite, p_id, essai.t())
  returning id
$$;
create function pg_temp.apres(p_motif text, p_entite text, p_id uuid) returns text
language plpgsql as $$
declare
  v_controle uuid := pg_temp.controler(p_motif, p_entite, p_id);
  v_refus text := essai.valider(current_setting('essai.capacite')::uuid, 'rsci');
begin
  update controle.controle set statut = 'leve', leve_le = essai.t(1),
    leve_par = essai.id('adjoint ESSAI'), decision = 'confirmation', raison = 'vu'
  where id = v_controle;
  return v_refus;
end
$$;
select is(pg_temp.apres('doublon_identite', 'producteur', essai.id('Kossi')),
  '409 capacite_non_validable', 'the producer may be somebody else');
select is(pg_temp.apres('polygone_invalide', 'parcelle', essai.id('parcelle Kossi')),
  '409 capacite_non_validable', 'a plot of its lines has no valid shape');
select is(pg_temp.apres('chevauchement_parcelle', 'parcelle', essai.id('parcelle Kossi')),
  '409 capacite_non_validable', 'a plot of its lines overlaps another');
select is(pg_temp.apres('ecart_calcul', 'parcelle', essai.id('parcelle Kossi')),
  '409 capacite_non_validable', 'the surface or the shares of one are not what was said');
select is((select count(*) from capacite.validation v), 0::bigint, 'nothing was written');
create temp table autres as select pg_temp.controler(m, e, i) from (values
  ('doublon_identite', 'producteur', essai.id('autre')),
  ('chevauchement_parcelle', 'parcelle', essai.id('autre parcelle')),
  ('reference_inactive', 'parcelle', essai.id('parcelle Kossi')),
  ('dependance_en_controle', 'producteur', essai.id('Kossi'))) as v (m, e, i);
select is(essai.valider(current_setting('essai.capacite')::uuid, 'rsci'), 'proposee',
  'controls of others, and motifs that bar no capacity, forbid nothing');

select set_config('essai.controle',
  pg_temp.controler('chevauchement_parcelle', 'parcelle', essai.id('parcelle Kossi'))::text, true);
select is(essai.valider(current_setting('essai.capacite')::uuid, 'direction'),
  '409 capacite_non_validable', 'opened between the two validations: the second one is refused');
create function pg_temp.details() returns jsonb language plpgsql as $$
declare
  v_detail text;
begin
  perform capacite.valider(current_setting('essai.capacite')::uuid, null,
    essai.id('direction ESSAI'), essai.t(1));
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return v_detail::jsonb -> 'controles';
end
$$;
select is(jsonb_array_length(pg_temp.details()), 1, 'the details name the controls');
select is(pg_temp.details() -> 0 ->> 'controle_id', current_setting('essai.controle'),
  'by their id');
select is(pg_temp.details() -> 0 ->> 'motif', 'chevauchement_parcelle', 'and motif');
select is(
  (capacite.lire(current_setting('essai.capacite')::uuid,
      essai.t(1)) #> '{capacite,empechements,0}')::jsonb ->> 'controle_id',
  current_setting('essai.controle'),
  'who reads the capacity sees what forbids it');
update controle.controle set statut = 'leve', leve_le = essai.t(1),
  leve_par = essai.id('adjoint ESSAI'), decision = 'confirmation', raison = 'vu'
where id = current_setting('essai.controle')::uuid;
select is(essai.valider(current_setting('essai.capacite')::uuid, 'direction'), 'validee',
  'lifted, it can be validated');

select * from finish();
rollback;
