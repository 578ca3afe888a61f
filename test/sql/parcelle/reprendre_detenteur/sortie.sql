-- Spec: terrain#sortie, commandes#ordre-d-arrivee: records of a plot whose holder arrived late and
-- had left are judged as if the holder had arrived first.
begin;
set local role metier;
select plan(3);
select essai.preparer_ordre();

select is(essai.ecarts_de_permutations(
    essai.a_l_heure('05:00', essai.ordre('producteur.enregistrer', 'Ayo')),
    essai.acte('adhesion.sortir', 'Ayo', '06:00'),
    essai.a_l_heure('05:30',
      essai.ordre('parcelle.enregistrer', 'terre', essai.d_un_membre('Ayo'))),
    essai.a_l_heure('07:00', essai.ordre(d.type, 'd',
      essai.d_un_membre('Ayo') || essai.sur_une_parcelle('terre')))), null, d.type)
from unnest('{collecte.enregistrer,inspection.enregistrer,non_conformite.constater}'::text[])
  as d (type);

select * from finish();
rollback;
