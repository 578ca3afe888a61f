-- Spec: file-de-controle#effet: when one control is lifted, the effects of the others remain.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.collecter('x', essai.kg(1000001)
  || '{"calcul_telephone": {"net_g": 2, "refaction_g": 0, "net_marchand_g": 2}}');
create function pg_temp.effet() returns text language sql as $$
  select format('%s %s %s %s', e.en_anomalie, e.paiement_bloque, e.ecartee_du_bio, e.motifs)
  from collecte.effet e
$$;
create function pg_temp.lever(p_motif text) returns void language sql as $$
  update controle.controle set statut = 'leve', leve_le = essai.t(1),
    leve_par = essai.id('rsci ESSAI'), decision = 'd', raison = 'r' where motif = p_motif
$$;

select is(pg_temp.effet(), 't t t {capacite_depassee,ecart_calcul}', 'two controls, two effects');
select pg_temp.lever('ecart_calcul');
select is(pg_temp.effet(), 't f t {capacite_depassee}',
  'the calculation lifted: the matter stays barred');
select from essai.collecter('y', essai.kg(1));
select pg_temp.lever('capacite_depassee');
select is(
  (select string_agg(format('%s %s %s %s', e.en_anomalie, e.paiement_bloque, e.ecartee_du_bio,
        e.motifs), ' / ') from collecte.effet e),
  'f f f {} / f f f {}', 'both lifted: nothing is left');

select * from finish();
rollback;
