-- Spec: commandes#dependance: a member or a plot that comes under control late puts whatever names
-- it under `dependance_en_controle`, of every type that names one; the last lift frees it.
begin;
set local role metier;
select plan(7);
select essai.preparer_ordre();

select is(essai.ecarts_de_permutations(
    essai.acte('adhesion.sortir', 'Koffi', '05:30'),
    essai.a_l_heure('06:00',
      essai.ordre('parcelle.enregistrer', 'terre', essai.d_un_membre('Koffi'))),
    essai.a_l_heure('07:00',
      essai.ordre('parcelle.relever', 'r', essai.sur_une_parcelle('terre')))), null,
  'an exit, a plot that was registered after it and a survey of the plot');

select essai.envoyer_a(essai.ordre('producteur.enregistrer', 'Afi'), '05:10');
select essai.envoyer_a(essai.ordre('parcelle.enregistrer', 'terre', essai.d_un_membre('Afi')),
  '05:20');
select essai.envoyer_a(essai.ordre(t.type, t.type, essai.d_un_membre('Afi')
  || essai.sur_une_parcelle('terre')), '07:00')
from commande.type_commande t
where t.type in (select r.type from commande.reference_type r
                 where r.entite in ('producteur', 'parcelle'))
  and t.type <> 'parcelle.enregistrer';

create function pg_temp.douter(p_nom text, p_entite text) returns void language sql as $$
  select constat.ouvrir(essai.id('commande ' || p_nom), p_entite, essai.id(p_nom), array[
    ('horloge_invraisemblable', null, null, '{}')::commande.constat], essai.t(1))
$$;
create function pg_temp.retenus(p_nom text) returns text[] language sql as $$
  select array_agg(distinct c.type order by c.type)
  from controle.controle k join commande.commande c on c.id = k.commande_id
  where k.statut = 'ouvert' and k.motif = 'dependance_en_controle'
    and k.details ->> 'id' = essai.id(p_nom)::text
$$;
create function pg_temp.qui_nomment(p_entite text) returns text[] language sql as $$
  select array_agg(distinct r.type order by r.type) from commande.reference_type r
  where r.entite = p_entite
$$;

select is(pg_temp.retenus('Afi'), null, 'nothing waits');
select pg_temp.douter('Afi', 'producteur');
select is(pg_temp.retenus('Afi'), pg_temp.qui_nomment('producteur'), 'all that names the member');
select is(essai.lever('rsci ESSAI', 'Afi', 'horloge_invraisemblable', 'confirmation'), 'leve',
  'a person decides');
select is(pg_temp.retenus('Afi'), null, 'and nothing waits any more');
select pg_temp.douter('terre', 'parcelle');
select is(pg_temp.retenus('terre'), pg_temp.qui_nomment('parcelle'), 'all that names the plot');
select essai.annuler('parcelle.relever');
select is(pg_temp.retenus('terre'), array_remove(pg_temp.qui_nomment('parcelle'),
  'parcelle.relever'), 'what is cancelled does not wait');

select * from finish();
rollback;
